import { useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** @returns A size in bytes as people say it: "1.4 MB". */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
    return formatNumber(bytes / 1024 ** step, {
      style: 'unit',
      unit: units[step]!,
      unitDisplay: step === 0 ? 'narrow' : 'short',
      maximumFractionDigits: step > 1 ? 1 : 0,
    });
  };
}
