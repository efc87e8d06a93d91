import type { Document } from '@school/domain';
import type { MenuAction } from '@school/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useSources } from '../../data/DataRoot.tsx';
import { saveFile } from '../../data/saveFile.ts';
import type { Outcome } from '../../data/useCommand.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { fetchFile } from './fetchFile.ts';
import { openInTab } from './openInTab.ts';
import { choosePreview } from './choosePreview.ts';
import { documentPaths } from './paths.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const PictureDialog = lateDialog(
  () => import('./PictureDialog.tsx').then((file) => file.PictureDialog),
  byOnClose,
);
const ReplaceFileDialog = lateDialog(
  () => import('./ReplaceFileDialog.tsx').then((file) => file.ReplaceFileDialog),
  byOnClose,
);

/** Minimum size in bytes for a toast that the download has started. */
const long = 5 * 1024 * 1024;

/** Returns the URL of a document's screen. */
export const hrefOfDocument = ({ id }: Pick<Document, 'id'>): string => documentPaths.detail.href({ id });

/** The permitted actions on documents. */
export type DocumentActions = {
  /** Download and view, for every reader. */
  getReadActions(document: Document): MenuAction[];
  /** Edit, replace the file, delete. */
  getWriteActions(document: Document): MenuAction[];
  /** Whether a download is in progress. */
  pending: boolean;
  /** The actions' dialogs; render them anywhere on the screen. */
  dialogs: ReactNode;
};

/** Downloads files of documents, and opens them in a tab. */
function useDownloads() {
  const { notices } = useScreenServices();
  const { client } = useSources();
  const [running, setRunning] = useState(0);
  const fetchShown = async (document: Document): Promise<Outcome<Blob>> => {
    setRunning((count) => count + 1);
    if (document.file.size > long) notices.notify({ tone: 'info', message: { id: 'documents.preparing' } });
    const fetched = await fetchFile(client, document);
    setRunning((count) => count - 1);
    if (!fetched.ok) notices.notify({ tone: 'critical', message: problemMessage(fetched.problem) });
    return fetched;
  };
  const save = (document: Document, file: Blob) => saveFile(window.document, file, document.file.name);
  return {
    /** Whether a download is in progress. */
    pending: running > 0,
    save,
    async download(document: Document) {
      const fetched = await fetchShown(document);
      if (fetched.ok) save(document, fetched.data);
    },
    async open(document: Document) {
      const { fetched, shown } = await openInTab(window, () => fetchShown(document));
      // If the browser opens no tab, the file is downloaded instead.
      if (fetched.ok && !shown) save(document, fetched.data);
    },
  };
}

/** @param onDeleted Called after a document is deleted. */
export function useDocumentActions(onDeleted?: () => void): DocumentActions {
  const t = useText();
  const [, navigate] = useLocation();
  const { pending, save, download, open } = useDownloads();
  const [picture, setPicture] = useState<Document | null>(null);
  const [replacing, setReplacing] = useState<Document | null>(null);
  const remove = useDeletion('deleteDocument');

  return {
    getReadActions(document) {
      const view = choosePreview(document);
      return [
        {
          id: 'download',
          label: t('documents.download'),
          icon: 'download',
          onSelect: () => void download(document),
        },
        ...(view === 'here'
          ? [
              {
                id: 'view',
                label: t('documents.view'),
                icon: 'eye',
                onSelect: () => setPicture(document),
              } as const,
            ]
          : []),
        ...(view === 'tab'
          ? [
              {
                id: 'open',
                label: t('documents.openInTab'),
                icon: 'external-link',
                onSelect: () => void open(document),
              } as const,
            ]
          : []),
      ];
    },
    getWriteActions(document) {
      const { id, title, can } = document;
      const items: (MenuAction | false)[] = [
        can.update && {
          id: 'edit',
          label: t('documents.edit'),
          icon: 'pencil',
          onSelect: () => navigate(`${hrefOfDocument(document)}?edit=1`),
        },
        can.update && {
          id: 'replace',
          label: t('documents.replace'),
          icon: 'refresh-cw',
          onSelect: () => setReplacing(document),
        },
        can.delete && {
          id: 'delete',
          label: t('documents.delete'),
          icon: 'trash-2',
          tone: 'critical',
          onSelect: () =>
            void remove({
              id,
              version: document.version,
              title: t('documents.deleteTitle'),
              body: t('documents.deleteBody', { title }),
              confirmLabel: t('documents.delete'),
              done: 'documents.deleted',
              onDeleted,
            }),
        },
      ];
      return items.filter((item) => item !== false);
    },
    pending,
    dialogs: (
      <Suspense>
        {picture && (
          <PictureDialog
            document={picture}
            onClose={() => setPicture(null)}
            onDownload={(file) => save(picture, file)}
          />
        )}
        {replacing && <ReplaceFileDialog document={replacing} onClose={() => setReplacing(null)} />}
      </Suspense>
    ),
  };
}
