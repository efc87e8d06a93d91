import type { MessageRef } from '@school/domain';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** What is wrong with input that isn't a value yet. */
export interface UnfinishedInput {
  wrong: MessageRef;
  /** The error that the field itself shows, which says it more exactly. */
  error?: string | undefined;
}

/** What is wrong with the fields whose input isn't a value yet, such as 31 February. */
export type Unfinished = ReadonlyMap<string, UnfinishedInput>;

/** Context that a form gives to its fields. */
export type FormContextValue = {
  /** Element id of a field. A part such as `audience:courses` is validated separately and shown at the field. */
  getFieldId(field: string): string;
  /** Number of submissions; the error summary takes the focus again after each one. */
  attempt: number;
  /** Whether the rules are loaded: without errors the form is then valid. */
  rulesLoaded: boolean;
  /** Error summary; loaded together with the rules. */
  ErrorSummary: ComponentType | undefined;
  /** Field labels, for the error summary. */
  labels: Map<string, ReactNode>;
  unfinished: Unfinished;
  setUnfinished(field: string, input: UnfinishedInput | undefined): void;
};

/** The context of a form; fields read it with {@link useFormContext}. */
export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the context of the enclosing form. */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('useFormContext must be used within Form.');
  return form;
}
