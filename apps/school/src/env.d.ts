interface ImportMeta {
  readonly env: {
    /** Address of the API when it is not the origin of the page. */
    readonly VITE_API_BASE?: string;
  };
}
