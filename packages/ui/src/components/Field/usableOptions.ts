import { warnOnce } from '../../internal/warnOnce.ts';

interface Option {
  value: string;
  label?: unknown;
}

/*
 * Handles untyped callers: no list, gaps in it, duplicate values. A form can't distinguish two options with one
 * value, so the first is used. Returns a valid list unchanged.
 */
const areUsable = (options: readonly Option[], allowsEmpty: boolean): boolean => {
  const values = new Set<string>();
  for (const option of options) {
    if (!option || typeof option.value !== 'string' || values.has(option.value)) return false;
    if (option.value === '' && !allowsEmpty) return false;
    values.add(option.value);
  }
  return true;
};

/**
 * Returns the options that a field can draw; logs the others for developers.
 * @param allowsEmpty whether an empty value is a separate choice
 */
export const usableOptions = <OptionList extends Option>(
  component: string,
  options: readonly OptionList[] | null | undefined,
  allowsEmpty = true,
): readonly OptionList[] => {
  if (!Array.isArray(options)) {
    warnOnce(
      `${component} was given no options. There is nothing to choose from. Hand it an array, empty while it is loading.`,
    );
    return [];
  }
  if (areUsable(options, allowsEmpty)) return options;
  const usableCache = new Map<string, OptionList>();
  for (const option of options as readonly (OptionList | null | undefined)[]) {
    if (option?.value === undefined || option.value === null) {
      warnOnce(
        `${component} was given an option without a value. It can't be sent or heard of, so it is left out. Give each option a value.`,
      );
    } else if (option.value === '' && !allowsEmpty) {
      warnOnce(
        `${component} was given an option whose value is empty. Empty means that nothing is chosen, so it is left out. Use the placeholder for it.`,
      );
    } else if (usableCache.has(String(option.value))) {
      warnOnce(
        `${component} was given two options with the value "${option.value}". A form can't tell them apart, so only the first is shown. Give each its own value.`,
      );
    } else {
      usableCache.set(String(option.value), { ...option, value: String(option.value) });
    }
  }
  return Array.from(usableCache.values());
};
