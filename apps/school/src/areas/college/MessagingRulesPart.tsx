import type { MessagingRule, MessagingRuleWrite } from '@school/domain';
import { CheckboxGroup, EmptyState, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useRef, useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';

/** Which roles may start conversations with which. A choice applies at once. */
export function MessagingRulesPart() {
  const t = useText();
  const { data, problem, reload } = useQuery('listMessagingRules', {});
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={440} />
      </SkeletonGroup>
    );
  }
  if (data.data.length === 0) return <EmptyState title={t('school.messages.empty')} />;
  const roles = data.data.map(({ role }) => ({ value: role.id, label: role.name }));
  return (
    <Stack gap="xl">
      {data.data.map((rule) => (
        <RoleRule key={rule.role.id} rule={rule} roles={roles} />
      ))}
    </Stack>
  );
}

function RoleRule(props: { rule: MessagingRule; roles: readonly { value: string; label: string }[] }) {
  const { rule, roles } = props;
  const t = useText();
  const { run } = useCommand('updateMessagingRule');
  const [unsaved, setUnsaved] = useState<readonly MessagingRuleWrite[]>([]);
  const [error, setError] = useState<string>();
  // Sent one after the other, because two changes of one box must arrive in their order.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const allowed = roles
    .map(({ value }) => value)
    .filter(
      (id) => unsaved.findLast((one) => one.to_role_id === id)?.allowed ?? rule.to_role_ids.includes(id),
    );

  const save = async (body: MessagingRuleWrite) => {
    setUnsaved((before) => [...before, body]);
    setError(undefined);
    const earlier = sent.current;
    const sending = earlier.then(() => run({ body }));
    sent.current = sending;
    const outcome = await sending;
    setUnsaved((before) => before.filter((one) => one !== body));
    if (!outcome.ok) setError(problemText(t, outcome.problem));
  };
  const change = (chosen: readonly string[]) => {
    for (const { value: id } of roles) {
      if (chosen.includes(id) !== allowed.includes(id))
        void save({ from_role_id: rule.role.id, to_role_id: id, allowed: chosen.includes(id) });
    }
  };
  return (
    <CheckboxGroup
      label={t('school.messages.from', { role: rule.role.name })}
      help={allowed.length === 0 ? t('school.messages.none') : undefined}
      error={error}
      options={roles}
      value={allowed}
      onValueChange={change}
      columns={3}
      narrowColumns={2}
    />
  );
}
