declare module '*.module.css' {
  const classNames: Record<string, string>;

  export { classNames as default };
}
declare module '*.css';
