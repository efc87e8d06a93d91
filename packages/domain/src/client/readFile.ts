import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';
import type { HttpResponse } from './http.ts';
import type { ReadAnswer } from './readAnswer.ts';

/**
 * Reads a successful answer that is no JSON: a text where the contract says text, else a Blob that knows its type.
 * Another type than the contract's is `unexpected`, and a file of any type must at least say that it is one.
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
  const [received = ''] = (headers.get(header) ?? '').split(';');
  if (received.trim().toLowerCase() !== expected)
    return { status, unexpected: true, data: undefined, headers };
  const data = await (facts.text ? response.text() : response.blob()).catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
  return { status, data, headers };
}
