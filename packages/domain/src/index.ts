// The parts that every page needs. Form rules, the list of communes, the examples and the contract are separate
// entries, so that no first load carries them.
export {
  audienceReaches,
  audienceWithin,
  completeAudience,
  missingOfAudience,
  hasAudienceTarget,
  type Reach,
  settledAudience,
} from './audience.ts';
export {
  alertIn,
  alertPlaceholders,
  alertTemplateValues,
  fillAlertTemplate,
  type AlertTemplateValues,
} from './alertTemplate.ts';
export { invalidPlaceholders } from './placeholders.ts';
export {
  fillTemplate,
  type TemplateParts,
  type TemplatePlaceholders,
  invalidTemplatePlaceholders,
} from './template.ts';
export * from './generated/defaults.ts';
export * from './generated/languages.ts';
export * from './generated/limits.ts';
export { documentFromText } from './blockDocument/fromText.ts';
export {
  getDirection,
  isAllowedHref,
  isBlank,
  countCharacters,
  withoutInvisible,
  type Direction,
} from '@school/text';
export { parsePictureId, picturesIn } from './blockDocument/pictures.ts';
export { blockDocumentLimits } from './blockDocument/limits.ts';
export { blockDocumentProblems, isBlockDocument } from './blockDocument/problems.ts';
export {
  pictureLimits,
  pictureSet,
  pictureWidths,
  tenantPicture,
  uploadedPicture,
} from './collegePicture.ts';
export { toExcerpt, documentToText } from './blockDocument/text.ts';
export { minPasswordLength } from './minPasswordLength.ts';
export { createClient, type Client, type ClientSources } from './client/createClient.ts';
export { ApiError, NetworkError } from './client/errors.ts';
export { readFileName } from './client/fileName.ts';
export type { OperationMap } from './client/lookUpOperation.ts';
export type {
  AnswerHeaders,
  FetchLike,
  FormLike,
  HttpRequest,
  HttpResponse,
  UploadProgress,
  XhrLike,
} from './client/http.ts';
export { operationKey } from './client/operationKey.ts';
export { retryAfter } from './client/readAnswer.ts';
export type {
  Answer,
  AnswerData,
  BareOperationId,
  CallOptions,
  InputOf,
  RejectedStatus,
} from './client/types.ts';
export { isCalendarDate, isTimestamp } from './calendarDate.ts';
export { isEmail } from './email.ts';
export { fold, searchWords } from './fold.ts';
export { type MessageSearch, parseMessageSearch, selectsMessages } from './messageSearch.ts';
export { fullName } from './fullName.ts';
export {
  operations,
  type OperationFacts,
  type OperationId,
  type Operations,
} from './generated/operations.ts';
export { publicOperations } from './generated/publicOperations.ts';
export type * from './generated/types.gen.ts';
export { isMailHost } from './mailHost.ts';
export { isTrivialPin } from './pin.ts';
export { allows, mergeGrants, findScope, type Actor, type Resource } from './permissions/allows.ts';
export { fullPhoneText, phoneHref, phoneText } from './phoneText.ts';
export { randomId } from './randomId.ts';
export { reactionLimits } from './reactionLimits.ts';
export { isServerAddress } from './serverAddress.ts';
export { checkVisit, type VisitCheck, type VisitSources } from './session/checkVisit.ts';
export { createSession, type Session, type SessionState, type TokenStore } from './session/createSession.ts';
export { validationIds, type FieldErrors, type MessageRef, type ValidationId } from './validators/message.ts';
