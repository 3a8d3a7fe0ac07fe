import { NavigationField } from '../NavigationField.tsx';
import { t } from './settings-words.ts';

export const ConfigForm = () => <NavigationField label={t('navigationType')} />;
