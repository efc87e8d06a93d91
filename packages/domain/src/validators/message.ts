/** Every message of the validators; the catalogues contain its text under the same id. */
export const validationIds = [
  'validation.required',
  'validation.tooLong',
  'validation.characters',
  'validation.name.link',
  'validation.name.required',
  'validation.email.required',
  'validation.email.format',
  'validation.password.required',
  'validation.password.min',
  'validation.password.match',
  'validation.password.matchNew',
  'validation.password.again',
  'validation.rut.invalid',
  'validation.identifier.required',
  'validation.passport.format',
  'validation.extension.format',
  'validation.extension.phone',
  'validation.phone.callable',
  'validation.phone.format',
  'validation.picture.converting',
  'validation.pin.format',
  'validation.pin.required',
  'validation.placeholder',
  'validation.date.format',
  'validation.date.required',
  'validation.birthdate.range',
  'validation.title.required',
  'validation.title.max',
  'validation.content.required',
  'validation.course.required',
  'validation.grade.required',
  'validation.category.required',
  'validation.publishAt.future',
  'validation.tooMany',
  'validation.role.required',
  'validation.pin.trivial',
  'validation.end.after',
  'validation.end.confirm',
  'validation.event.long',
  'validation.audience.required',
  'validation.file.required',
  'validation.files.failed',
  'validation.address.format',
  'validation.message.required',
  'validation.group.required',
  'validation.members.required',
  'validation.zone.unknown',
  'validation.hours.order',
  'validation.hours.overlap',
  'validation.code.format',
  'validation.position.range',
  'validation.color.format',
  'validation.language.required',
  'validation.language.offered',
  'validation.host.format',
  'validation.port.range',
] as const;

export type ValidationId = (typeof validationIds)[number];

/** A message to be worded in the reader's language. */
export interface MessageRef {
  id: ValidationId;
  values?: Record<string, string | number>;
}

/** The errors by field; nested fields have nested errors. */
export interface FieldErrors {
  [field: string]: MessageRef | FieldErrors;
}
