export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
