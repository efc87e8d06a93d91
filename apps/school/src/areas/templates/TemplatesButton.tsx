import type { TemplateKind } from '@school/domain';
import { Button, IconButton } from '@school/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../intl/useText.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const TemplatesDialog = lateDialog(
  () => import('./TemplatesDialog.tsx').then((file) => file.TemplatesDialog),
  byOnClose,
);

/** Opens the templates of a kind: to start a record from one, to rename and to delete them. */
export function TemplatesButton(props: {
  kind: TemplateKind;
  /** Returns the URL of the form that starts from a template. */
  toHref(id: string): string;
  /** Whether it has a text, in a form, or only an icon, above a list. */
  labelled?: boolean;
}) {
  const t = useText();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const { kind, toHref, labelled = false } = props;
  const show = () => setOpen(true);
  return (
    <>
      {labelled ? (
        <Button size="s" icon="file-text" onClick={show}>
          {t('templates.use')}
        </Button>
      ) : (
        <IconButton icon="file-text" label={t('templates.title')} onClick={show} />
      )}
      {open && (
        <Suspense>
          <TemplatesDialog
            kind={kind}
            onUse={(id) => {
              setOpen(false);
              navigate(toHref(id));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
