declare module '*.module.css' {
  const classNames: Record<string, string>;

  // biome-ignore lint/style/noDefaultExport: a CSS module has its one table of names as default
  export { classNames as default };
}
declare module '*.css';
