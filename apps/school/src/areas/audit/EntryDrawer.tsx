import type { AuditEntry } from '@school/domain';
import { DescriptionList, Drawer, Link, LinkButton, Stack, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { Changes } from './Changes.tsx';
import { subjectHref, subjectName } from './subjects.ts';
import type { Audit } from './useAudit.ts';

/** Drawer with an entry: who, when, from where, and each field before and after. */
export function EntryDrawer({ entry, list }: { entry: AuditEntry; list: Audit }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const { actor, subject, action } = entry;
  const href = subjectHref(subject);
  const name = subjectName(t, subject);
  const who = actor.name || t('audit.system');
  return (
    <Drawer open onOpenChange={(open) => !open && list.close()} size="l" title={t(`audit.verb.${action}`)}>
      <Stack gap="xl">
        <DescriptionList
          layout="beside"
          items={[
            {
              id: 'subject',
              term: t(`audit.kind.${subject.kind}`),
              details: href ? (
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              ),
            },
            { id: 'actor', term: t('audit.actor'), details: <bdi>{who}</bdi> },
            {
              id: 'when',
              term: t('audit.when'),
              details: <Time value={entry.created_at} timeZone={timeZone} format="dateTime" />,
            },
            { id: 'source', term: t('audit.source'), details: <span dir="ltr">{entry.source}</span> },
          ]}
        />
        <Changes entry={entry} />
        <Stack gap="s" align="start">
          {actor.id && list.filter.actor !== actor.id && (
            <LinkButton href={list.toHref('actor', actor.id)} icon="user">
              {t('audit.allOfActor', { name: isolate(who) })}
            </LinkButton>
          )}
          {subject.id && list.filter.subject !== subject.id && (
            <LinkButton href={list.toHref('subject', subject.id)} icon="history">
              {t('audit.allOfSubject', { name: isolate(name) })}
            </LinkButton>
          )}
        </Stack>
      </Stack>
    </Drawer>
  );
}
