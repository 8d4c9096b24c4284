import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import type { FileColumns } from './columns.tsx';

type Question = { readonly file: File; readonly read: FileColumns | null };

/** The file whose columns somebody is choosing, and what is read of them; null while nobody is. */
export function useColumns(shop: string) {
  const { api } = useDesk();
  const [question, setQuestion] = useState<Question | null>(null);
  async function ask(file: File) {
    setQuestion({ file, read: null });
    try {
      setQuestion({ file, read: await api.deskImports.readColumns({ shop }, { file }) });
    } catch (error) {
      setQuestion(null);
      toast.error((error as Error).message);
    }
  }
  return {
    question,
    ask: (file: File) => void ask(file),
    leave: () => setQuestion(null),
    /** Asks for the columns of a file that the server does not know; true when it does. */
    takesOver: (error: unknown, file: File): boolean => {
      const isUnknown = isCallError(error) && error.code === 'unknown_columns';
      if (isUnknown) void ask(file);
      return isUnknown;
    },
  };
}
