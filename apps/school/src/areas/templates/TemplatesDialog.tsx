import { fold, type Template, type TemplateKind } from '@school/domain';
import { Dialog, EmptyState, List, SearchField, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { TemplateRow } from './TemplateRow.tsx';

/** The number of templates above which the dialog has a search field. */
const searchable = 7;

/** Dialog with the school's templates of a kind. */
export function TemplatesDialog(props: { kind: TemplateKind; onUse(id: string): void; onClose(): void }) {
  const t = useText();
  const { kind, onUse, onClose } = props;
  const { data, problem, reload } = useQuery('listTemplates', { query: { kind } });
  const templates = data?.data;
  return (
    <Dialog
      open
      size="m"
      title={t('templates.title')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {templates ? (
        <Templates templates={templates} onUse={onUse} onOutdated={reload} />
      ) : problem ? (
        <Failed problem={problem} onRetry={reload} />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={56} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Templates(props: { templates: readonly Template[]; onUse(id: string): void; onOutdated(): void }) {
  const t = useText();
  const { templates, onUse, onOutdated } = props;
  const remove = useDeletion('deleteTemplate');
  const [search, setSearch] = useState('');
  const [renamed, setRenamed] = useState('');
  const words = fold(search.trim());
  const matching = templates.filter(({ name }) => fold(name).includes(words));
  if (templates.length === 0)
    return (
      <EmptyState icon="file-text" title={t('templates.none')} level={3} body={t('templates.noneBody')} />
    );
  return (
    <Stack gap="l">
      {templates.length > searchable && (
        <SearchField label={t('templates.search')} value={search} onValueChange={setSearch} maxLength={80} />
      )}
      {matching.length === 0 && (
        <Text role="status" tone="quiet">
          {t('templates.noMatch')}
        </Text>
      )}
      {matching.length > 0 && (
        <List label={t('templates.title')}>
          {matching.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              renaming={renamed === template.id}
              onRenaming={(now) => setRenamed(now ? template.id : '')}
              onUse={() => onUse(template.id)}
              onOutdated={onOutdated}
              onDelete={() =>
                void remove({
                  id: template.id,
                  version: template.version,
                  title: t('templates.deleteTitle'),
                  body: t('templates.deleteBody', { name: template.name }),
                  confirmLabel: t('templates.delete'),
                  done: 'templates.deleted',
                })
              }
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
