import { Time, type TimeProps } from '@school/ui';
import { useCollege } from '../data/DataRoot.tsx';
import { spaceAfter } from './sentenceGap.ts';

/**
 * A point in time after its label, in the school's time zone.
 *
 * @param props.label Ends with a colon, or reads on to the time.
 * @param props.format Relative by default.
 */
export function LabelledTime(props: { label: string; value: string; format?: TimeProps['format'] }) {
  const { label, value, format = 'relative' } = props;
  const timeZone = useCollege()?.setting.timezone;
  return (
    <>
      <span>{label}</span>
      {spaceAfter(label)}
      <Time value={value} timeZone={timeZone} format={format} />
    </>
  );
}
