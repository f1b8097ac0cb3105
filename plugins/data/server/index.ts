import { defineServer } from 'sala/server';
import { listRecords } from './listRecords.ts';
import { readChart } from './readChart.ts';
import { readMeasures } from './readMeasures.ts';

export const server = defineServer({ sources: { list: listRecords, measures: readMeasures, chart: readChart } });
