import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError, UnexpectedAnswerError } from './errors.ts';
import type { HttpResponse } from './http.ts';
import type { ReadAnswer } from './readAnswer.ts';

/**
 * Reads a successful answer that is no JSON: a text where the contract says text, else a Blob that knows its type.
 * Another type than the contract's is somebody else's answer, and a file of any type must at least say that it is one.
 * @throws {UnexpectedAnswerError} not the contract's answer
 * @throws {NetworkError} the connection broke while the body came
 */
export async function readFile(
  operationId: OperationId,
  facts: OperationFacts,
  response: HttpResponse,
): Promise<ReadAnswer> {
  const { status, headers } = response;
  const [expected, header] =
    facts.file === '*/*' ? ['attachment', 'content-disposition'] : [facts.file, 'content-type'];
  const [found = ''] = (headers.get(header) ?? '').split(';');
  if (found.trim().toLowerCase() !== expected) {
    throw new UnexpectedAnswerError(operationId, status, `no ${expected}`);
  }
  const data = await (facts.text ? response.text() : response.blob()).catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
  return { status, data, headers };
}
