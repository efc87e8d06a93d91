interface ImportMeta {
  readonly env: {
    /** Base URL of the API if it differs from the page's origin. */
    readonly VITE_API_BASE?: string;
    /** Whether this is a build. */
    readonly PROD: boolean;
  };
}

/** URL of a library file that is served unchanged. */
declare module '*?url' {
  const address: string;
  export default address;
}
