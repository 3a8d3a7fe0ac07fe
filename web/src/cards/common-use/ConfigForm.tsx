import { cardCommonUseSettings } from '@yizhan/contract/texts/zh-CN/card-common-use-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { NavigationField } from '../NavigationField.tsx';

const t = textsOf({ cardCommonUseSettings });

export const ConfigForm = () => <NavigationField label={t('navigationType')} />;
