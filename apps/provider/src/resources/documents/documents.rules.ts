import { type Audience, completeAudience, type DocumentUpload, type DocumentWrite } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { validateAudience } from '../audiences/audiences.queries.ts';
import { hasCategory } from './documents.queries.ts';

/** The columns that follow from a person's input. */
export interface WrittenDocument {
  title: string;
  category_id: string;
  audience: Audience;
  expires_at: Date | null;
}

/**
 * Checks what the contract's schema cannot express.
 * @param stored The stored audience.
 * @throws HttpError 422
 */
export async function toWrittenDocument(
  tx: CollegeTransaction,
  input: DocumentWrite | DocumentUpload,
  stored?: Audience,
): Promise<WrittenDocument> {
  const validation = await validateAudience(tx, completeAudience(input.audience), {
    stored,
    also: { knowsCategory: hasCategory(input.category_id) },
  });
  const { audience, also } = validation;
  const expires_at = input.expires_at ? new Date(input.expires_at) : null;
  const year = expires_at?.getUTCFullYear() ?? 2000;
  const errors: FieldErrors = {
    ...validation.errors,
    ...(also.knowsCategory ? {} : { category_id: ['The selected category is unknown.'] }),
    ...(year >= 1900 && year < 2200
      ? {}
      : { expires_at: ['The expires at field must be a valid time with offset.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { title: input.title.trim(), category_id: input.category_id, audience, expires_at };
}
