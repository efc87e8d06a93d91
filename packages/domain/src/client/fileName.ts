import type { AnswerHeaders } from './http.ts';

/** The name that an answer with a file gives it (`Content-Disposition`, RFC 6266); null when it gives none. */
export function readFileName(headers: AnswerHeaders): string | null {
  const disposition = headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  try {
    return (encoded && decodeURIComponent(encoded)) || plain || null;
  } catch {
    return plain || null;
  }
}
