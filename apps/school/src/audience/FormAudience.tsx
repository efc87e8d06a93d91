import type { AudienceWrite } from '@school/domain';
import { AudiencePicker, Skeleton, SkeletonGroup } from '@school/ui';
import { useFormField } from '../forms/useFormField.ts';
import { useText } from '../intl/useText.ts';
import { Failed } from '../shell/Failed.tsx';
import { audienceOf, nobody, pickedOf } from './audienceValue.ts';
import { useAudienceCount } from './useAudienceCount.ts';
import { useAudienceGroups } from './useAudienceGroups.ts';

/**
 * Whom something is for, in a form: its value is the contract's `AudienceWrite`. What the rules say of a part of it alone,
 * `audience:grade_ids` and `audience:course_ids`, is told at the picker too.
 */
export function FormAudience(props: { name: string; label: string; help?: string }) {
  const t = useText();
  const { name, label, help } = props;
  const { value, onValueChange, error, id } = useFormField<AudienceWrite>(name, nobody);
  const grades = useFormField(`${name}:grade_ids`, undefined).error;
  const courses = useFormField(`${name}:course_ids`, undefined).error;
  const { groups, exceptions, problem, reload } = useAudienceGroups();
  const summary = useAudienceCount(value);
  if (!groups) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    );
  }
  return (
    <AudiencePicker
      id={id}
      label={label}
      help={help}
      error={[error, grades, courses].filter(Boolean).join(' · ')}
      groups={groups}
      exceptions={exceptions}
      value={pickedOf(value)}
      onValueChange={(picked) => onValueChange(audienceOf(picked))}
      summary={summary}
    />
  );
}
