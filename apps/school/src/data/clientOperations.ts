import { publicOperations } from '@school/domain';

/** The operations of a client: those of the public routes at once, the others with the first call of one of them. */
export const clientOperations = {
  operations: publicOperations,
  loadOperations: () => import('@school/domain/operations'),
};
