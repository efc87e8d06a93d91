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
}

export interface AnswerHeaders {
  get(name: string): string | null;
}

/** As much of a `FormData` as the client uses. */
export interface FormLike {
  // oxlint-disable-next-line typescript/no-explicit-any
  append(name: string, value: any): void;
}
