import { useIntl } from '@portal/shared/remote/intl';
import { Pagination } from '@portal/shared/ui/lists/pagination';

interface PagesProps {
  pageNo: number;
  totalPages: number;
  onPage: (pageNo: number) => void;
  /** Id of the text that names the list. */
  labelId?: string;
}

/** The pages of a list, in the words of the centre. */
export function Pages({ pageNo, totalPages, onPage, labelId = 'record.pages' }: PagesProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Pagination
      {...{ pageNo, totalPages, onChange: onPage }}
      labels={{ pages: text(labelId), previous: text('record.previous'), next: text('record.next') }}
    />
  );
}
