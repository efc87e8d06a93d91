import { getPunctuation } from '@school/text';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { findFileFault, typeNames } from '../FileField/fileItem.ts';
import { sizeText } from '../FileField/sizeText.ts';

interface ComposerFilesOptions {
  onFilesAdd: ((files: File[]) => void) | undefined;
  maxFiles: number;
  maxFileSize: number | undefined;
  accept: readonly string[] | undefined;
  acceptText: string | undefined;
  /** The number of attached files. */
  attached: number;
}

/** Files that come by choice, drop and paste, and why some of them are rejected. */
export interface ComposerFiles {
  problems: readonly string[];
  clearProblems: () => void;
  /** Files are held above the composer. */
  isOver: boolean;
  add: (files: File[]) => void;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Passes on files within the limits, and describes the others. */
export const useComposerFiles = ({
  onFilesAdd,
  maxFiles,
  maxFileSize,
  accept,
  acceptText,
  attached,
}: ComposerFilesOptions): ComposerFiles => {
  const { composer, fileField: messages } = useMessages();
  const locale = useLocale();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  const findProblem = (file: File): string | undefined => {
    const fault = findFileFault(file, { accept, maxSize: maxFileSize });
    if (!fault) return undefined;
    if (fault === 'wrongType')
      return messages.wrongType(acceptText ?? typeNames(accept ?? [], messages.kinds, locale));
    return fault === 'tooLarge' ? messages.tooLarge(sizeText(maxFileSize ?? 0, locale)) : messages.empty;
  };

  const add = (files: File[]) => {
    const allowed = files.filter((file) => !findProblem(file));
    const left = Math.max(0, maxFiles - attached);
    setProblems([
      ...files.flatMap((file) => {
        const problem = findProblem(file);
        return problem ? [`${file.name}${getPunctuation(locale).colon}${problem}`] : [];
      }),
      ...(allowed.length > left ? [composer.tooManyFiles(maxFiles, allowed.length - left)] : []),
    ]);
    if (allowed.length > 0 && left > 0) onFilesAdd?.(allowed.slice(0, left));
  };

  const hasFiles = ({ dataTransfer }: DragEvent) => onFilesAdd && dataTransfer.types.includes('Files');

  return {
    problems,
    clearProblems: () => setProblems([]),
    isOver,
    add,
    onDragOver: (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      add(Array.from(event.dataTransfer.files));
    },
    onPaste: (event) => {
      const { files, types } = event.clipboardData;
      /* Office programs add a picture of the copied text: the text is meant. */
      if (!onFilesAdd || files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      add(Array.from(files));
    },
  };
};
