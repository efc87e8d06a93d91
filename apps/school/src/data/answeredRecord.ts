import type { AnswerData, OperationId } from '@school/domain';

/** The record that an operation reads or changes. */
export type AnsweredRecord<Id extends OperationId> =
  AnswerData<Id> extends { data: infer Data } ? Data : never;
