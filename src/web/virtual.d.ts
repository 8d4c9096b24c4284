declare module 'virtual:call-paths' {
  /** Method and path of every published call, by domain and name; made at build time from src/calls.ts. */
  const paths: Record<string, Record<string, readonly [method: string, path: string]>>;
  export default paths;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
