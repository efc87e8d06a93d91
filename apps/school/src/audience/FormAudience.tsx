import { type AudienceWrite, type Permission, findScope } from '@school/domain';
import { AudiencePicker, Skeleton, SkeletonGroup } from '@school/ui';
import { useEffect, useState } from 'react';
import { useSession } from '../data/DataRoot.tsx';
import { useFormField } from '../forms/useFormField.ts';
import { useText } from '../intl/useText.ts';
import { Failed } from '../screen/Failed.tsx';
import { toAudienceWrite, emptyAudience, toAudienceValue, wholeGrades } from './audienceValue.ts';
import { useAudienceCount } from './useAudienceCount.ts';
import { useAudienceGroups } from './useAudienceGroups.ts';

/**
 * Form field for an audience; its value is the contract's `AudienceWrite`.
 *
 * @param props.right Permission that is needed to write to the audience. With scope `own` the picker offers only the user's
 * own part and what is already chosen.
 */
export function FormAudience(props: { name: string; label: string; permission: Permission; help?: string }) {
  const t = useText();
  const { name, label, permission } = props;
  const { user } = useSession();
  const { value, onValueChange, error, id } = useFormField<AudienceWrite>(name, emptyAudience);
  const [begunWithAll] = useState(value.scope === 'all');
  // "Everyone" keeps the previous selection, so that switching back restores it.
  const [chosen, setChosen] = useState(toAudienceValue(value).chosen);
  const ownPart = user !== null && findScope(user, permission) === 'own';
  const { groups, courses: known, exceptions, problem, reload } = useAudienceGroups(value, ownPart);
  const normalized = known ? wholeGrades(value, known) : value;
  useEffect(() => {
    if (normalized !== value) onValueChange(normalized);
  }, [normalized, value, onValueChange]);
  const summary = useAudienceCount(value);
  if (problem) return <Failed problem={problem} onRetry={reload} />;
  if (!groups) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={430} />
      </SkeletonGroup>
    );
  }
  const picked = toAudienceValue(value);
  return (
    <AudiencePicker
      id={id}
      label={label}
      help={props.help ?? t(ownPart ? 'audience.ownPart' : 'audience.help')}
      error={error}
      groups={groups}
      exceptions={exceptions}
      offersEverybody={!ownPart || begunWithAll || value.scope === 'all'}
      value={value.scope === 'all' ? { ...picked, chosen } : picked}
      onValueChange={(now) => {
        setChosen(now.chosen);
        onValueChange(toAudienceWrite(now));
      }}
      summary={summary}
    />
  );
}
