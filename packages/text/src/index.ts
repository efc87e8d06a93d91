export { onlyDigits, toAsciiDigits, withoutDirectionMarks } from './digits.ts';
export { directionOf, rightToLeftLanguages, type Direction } from './direction.ts';
export { foldText } from './foldText.ts';
export { isAllowedHref } from './isAllowedHref.ts';
export { isBlank } from './isBlank.ts';
export { lengthOf } from './lengthOf.ts';
export { parseUrl } from './parseUrl.ts';
export { formatRut, isRut, normalizeRut, parseRut, type Rut } from './rut.ts';
export { withoutInvisible } from './withoutInvisible.ts';
