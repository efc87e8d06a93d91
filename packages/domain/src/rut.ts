export { formatRut, isRut, normalizeRut, parseRut, type Rut } from '@school/text';
