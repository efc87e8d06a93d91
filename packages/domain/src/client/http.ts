/** As much of `fetch` as the client uses, so that it needs neither the DOM nor a global. */
export type FetchLike = (url: string, request: HttpRequest) => Promise<HttpResponse>;

export interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  // A text or a FormData; its type belongs to the platform that `fetch` comes from.
  // oxlint-disable-next-line typescript/no-explicit-any
  body?: any;
  credentials: 'include';
  redirect: 'manual';
  signal?: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: AnswerHeaders;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

export interface AnswerHeaders {
  get(name: string): string | null;
}

/** As much of a `FormData` as the client uses. */
export interface FormLike {
  // oxlint-disable-next-line typescript/no-explicit-any
  append(name: string, value: any): void;
}

/** How much of a body is on its way. */
export interface UploadProgress {
  /** Bytes. */
  readonly sent: number;
  /** Bytes; null when the platform does not know. */
  readonly total: number | null;
}

interface XhrProgress {
  readonly loaded: number;
  readonly total: number;
  readonly lengthComputable: boolean;
}

/** As much of an `XMLHttpRequest` as an upload with progress uses. */
export interface XhrLike {
  readonly status: number;
  readonly responseText: string;
  readonly responseURL: string;
  withCredentials: boolean;
  readonly upload: { addEventListener(kind: 'progress', listener: (event: XhrProgress) => void): void };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  addEventListener(kind: 'load' | 'error' | 'timeout' | 'loadend', listener: () => void): void;
  // As `HttpRequest.body`.
  // oxlint-disable-next-line typescript/no-explicit-any
  send(body?: any): void;
  abort(): void;
}

/** The second argument of `JSON.parse` and `JSON.stringify`. */
export type ConvertValue = (key: string, value: unknown) => unknown;
