const short = /^(?:\d{1,4}|116\d{3}|\*\d{2,6})$/;

/**
 * Whether a text is a number that is dialled within a country only, as written: an emergency or other service of up to four
 * digits such as 133, a service of Europe such as 116117, a starred one such as *4141.
 */
export const isShortNumber = (text: string): boolean => short.test(text);
