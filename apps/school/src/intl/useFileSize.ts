import { sizeText } from '@school/ui';
import { useIntl } from 'react-intl';

/** @returns Formats a size in bytes in the reader's language: "1.4 MB". */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useIntl();
  return (bytes) => sizeText(bytes, locale);
}
