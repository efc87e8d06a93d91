import type { Permission } from './generated/types.gen.ts';

/** What the client and the provider need to know of an operation at run time. */
export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Who may: a permission, or \`public\` (anyone), or \`authenticated\` (anyone signed in). */
  readonly permission: Permission | 'public' | 'authenticated';
  /** Whether the call changes something: it carries an Idempotency-Key, and without token the XSRF token. */
  readonly unsafe: boolean;
  /** The one status that means done. */
  readonly success: number;
  /** The fields that a successful answer has in any case; none for an answer without body. */
  readonly answers: readonly string[];
  readonly multipart?: true;
  /** The answer is no JSON but of this content type; with two stars it is a file of any. */
  readonly file?: string;
  /** What an answer may be, when that is more than JSON. */
  readonly accept?: string;
  /** It is handed over as a text, not as a Blob. */
  readonly text?: true;
  /** A repeated creation is answered with 200. */
  readonly repeats?: true;
}
