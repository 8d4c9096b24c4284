declare module 'virtual:call-paths' {
  /** Method and path of every API call, by domain and name; generated at build time from src/calls.ts. */
  const paths: Record<string, Record<string, readonly [method: string, path: string]>>;
  export default paths;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
