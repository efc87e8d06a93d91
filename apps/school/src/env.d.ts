interface ImportMeta {
  readonly env: {
    /** Address of the API when it is not the origin of the page. */
    readonly VITE_API_BASE?: string;
  };
}

/** A file of a library that is served as it is: its address. */
declare module '*?url' {
  const address: string;
  export default address;
}
