import { create } from 'zustand';

type ShellDialog = 'search' | 'password' | 'theme';

/** The dialogs any part of the shell may open; one at a time. */
export const useShellDialog = create<{ open: ShellDialog | undefined }>(() => ({ open: undefined }));

export const openDialog = (open: ShellDialog) => useShellDialog.setState({ open });
export const closeDialog = () => useShellDialog.setState({ open: undefined });
