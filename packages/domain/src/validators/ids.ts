const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of something. */
export const isId = (text: string | null | undefined): boolean => uuid.test(text ?? '');
