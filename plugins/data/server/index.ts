import { defineServer } from 'sala/server';
import { listRecords } from './listRecords.ts';
import { readChart } from './readChart.ts';
import { readMeasures } from './readMeasures.ts';
import { listViews } from './readViews.ts';
import { readComments } from './record/readComments.ts';
import { readEffects } from './record/readEffects.ts';
import { readFiles } from './record/readFiles.ts';
import { readHistory } from './record/readHistory.ts';
import { readRecord } from './record/readRecord.ts';
import { readRelated } from './record/readRelated.ts';
import { readStates } from './record/readStates.ts';

export const server = defineServer({
  sources: {
    list: listRecords,
    measures: readMeasures,
    chart: readChart,
    record: readRecord,
    history: readHistory,
    states: readStates,
    related: readRelated,
    views: listViews,
    comments: readComments,
    files: readFiles,
    effects: readEffects,
    documents: ({ ask }) => ask('listDocumentSettings'),
    document: ({ ask, params }) => ask('readDocumentSettings', params),
  },
});
