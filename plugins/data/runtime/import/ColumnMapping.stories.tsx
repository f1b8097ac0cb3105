import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyReport } from '../testing/importReports.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import './import.css';

const meta: Meta<typeof ColumnMapping> = {
  component: ColumnMapping,
  args: { report: storyReport, isBusy: false, onChoose: () => undefined },
};

export default meta;
type Story = StoryObj<typeof ColumnMapping>;

export const Default: Story = {};

export const Checking: Story = { args: { isBusy: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
