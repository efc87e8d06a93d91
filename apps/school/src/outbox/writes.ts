import type { OperationId, QuotedMessage, SafetyState } from '@school/domain';
import type { FormState } from '../forms/formOutbox.ts';

/** A message of the messenger. */
export type MessageWrite = {
  kind: 'message';
  conversationId: string;
  body: string;
  files: readonly File[];
  replyTo: QuotedMessage | null;
  /** Whether it is a copy of a message of another conversation. */
  forwarded?: boolean;
};

/** An answer to an emergency or a drill. */
export type AnswerWrite = {
  kind: 'answer';
  /** The emergency. */
  id: string;
  title: string;
  state: SafetyState;
  /** Texts of a request for help; an absent one leaves the stored one. */
  location?: string;
  note?: string;
  /** When the person answered, ISO 8601. */
  at: string;
};

/** The operations of forms that can be submitted without a network. */
export type FormOperation =
  | 'createPost'
  | 'updatePost'
  | 'createEvent'
  | 'updateEvent'
  | 'createContact'
  | 'updateContact'
  | 'updateProfile';

/** A submitted form. */
export type FormWrite = {
  kind: 'form';
  /** Id of the submitted form: its key may change. */
  formId: string;
  operation: FormOperation;
  /** Id of the edited record; undefined for a new one and for the user's own record. */
  recordId?: string;
  /** Version of the record that was edited, for `If-Match`. */
  version?: number;
  request: object;
  /** What the record is called: the title of a post. */
  title: string;
  /** Address of the form, where it can be edited. */
  href: string;
  /** The values of the form and the version that it started from, without secrets. */
  state: FormState<object>;
  /** The files whose placeholders are in the values and in the request. */
  files: readonly WaitingFile[];
};

/** The operations that upload a file of a form before the form is sent. */
export type UploadOperation = Extract<OperationId, 'createPostAttachment' | 'createPostPicture'>;

/** A chosen file that is uploaded with its form. */
export type WaitingFile = {
  /** Key of the upload. */
  id: string;
  file: File;
  operation: UploadOperation;
};

/** A write that waits on this device. */
export type Write = MessageWrite | AnswerWrite | FormWrite;
