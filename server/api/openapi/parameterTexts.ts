import type { Text } from '../../../schemas/index.ts';

/**
 * What the parameters of calls mean: in a path by the part before them (`people/:id`) or alone (`:record`), elsewhere by
 * their name. A call whose parameter means something else says so in its `parameters`.
 */
export const parameterTexts: Readonly<Record<string, Text>> = {
  // In paths.
  ':collection/:id': { th: 'รหัสของรายการ', en: 'Id of the record' },
  ':name/:id': { th: 'รหัสของรายการที่เป็นต้นเรื่องของเอกสาร', en: 'Id of the record that the document is about' },
  ':kind/:id': { th: 'รหัสของงาน', en: 'Id of the job' },
  ':id/:name': { th: 'ชื่อไฟล์ที่แสดง มีหรือไม่มีผลเท่ากัน', en: 'A name for people; the id alone decides' },
  ':record': { th: 'รหัสของรายการ', en: 'Id of the record' },
  'effects/:effect': { th: 'รหัสของงานต่อเนื่อง', en: 'Id of the effect' },
  'api-keys/:id': { th: 'รหัสของคีย์ API', en: 'Id of the API key' },
  'approval-tiers/:name': { th: 'ชื่อตารางวงเงินอนุมัติ', en: 'Name of the table of approvals' },
  'approval/:id': { th: 'รหัสของคำขออนุมัติ', en: 'Id of the approval' },
  'bypass/:id': { th: 'รหัสของลิงก์เข้าแทน', en: 'Id of the link' },
  'code-preview/:module': { th: 'โมดูลของเลขที่เอกสาร', en: 'Module of the number pattern' },
  'collection/:name': { th: 'ชื่อคอลเลกชัน', en: 'Name of the collection' },
  'deliveries/:delivery': { th: 'รหัสของการส่ง', en: 'Id of the delivery' },
  'document-settings/:name': { th: 'ชื่อเอกสาร', en: 'Name of the document' },
  'document/:name': { th: 'ชื่อเอกสาร', en: 'Name of the document' },
  'files/:id': { th: 'รหัสของไฟล์', en: 'Id of the file' },
  'flow-run/:id': { th: 'รหัสของการทำงานของโฟลว์', en: 'Id of the run' },
  'flow-secrets/:name': { th: 'ชื่อของความลับ', en: 'Name of the secret' },
  'flow/:id': { th: 'รหัสของโฟลว์', en: 'Id of the flow' },
  'gateways/:kind': { th: 'ชนิดของบริการส่งข้อความ', en: 'Kind of the gateway' },
  'hook/:token': { th: 'โทเคนในที่อยู่ของเว็บฮุกขาเข้า', en: 'Token of the address that starts the flow' },
  'identities/:provider': { th: 'รหัสของผู้ให้บริการเข้าสู่ระบบ', en: 'Id of the sign-in provider' },
  'import/:job': { th: 'รหัสที่ผู้เรียกตั้งให้การนำเข้า', en: 'The id that the caller gave the import' },
  'invitations/:id': { th: 'รหัสของคำเชิญ', en: 'Id of the invitation' },
  'jobs/:kind': { th: 'ชนิดของงาน', en: 'Kind of the job' },
  'mail-templates/:key': { th: 'ชื่อของแม่แบบอีเมล', en: 'Key of the mail template' },
  'mails/:id': { th: 'รหัสของอีเมล', en: 'Id of the mail' },
  'oidc/:provider': { th: 'รหัสของผู้ให้บริการเข้าสู่ระบบ', en: 'Id of the sign-in provider' },
  'people/:id': { th: 'รหัสของคน', en: 'Id of the person' },
  'previews/:id': { th: 'รหัสของลิงก์ดูตัวอย่าง', en: 'Id of the preview link' },
  'print-job/:id': { th: 'รหัสของงานพิมพ์', en: 'Id of the print job' },
  'providers/:id': { th: 'รหัสของผู้ให้บริการเข้าสู่ระบบ', en: 'Id of the sign-in provider' },
  'roles/:id': { th: 'รหัสของบทบาท', en: 'Id of the role' },
  'sessions/:id': { th: 'รหัสของการเข้าสู่ระบบ', en: 'Id of the session' },
  'sessions/:session': { th: 'รหัสของการเข้าสู่ระบบ', en: 'Id of the session' },
  'sitemap/:part': { th: 'ไฟล์ของส่วนหนึ่งของแผนผังเว็บไซต์', en: 'File of one part of the sitemap' },
  'sites/:id': { th: 'รหัสของเว็บไซต์', en: 'Id of the site' },
  'triggers/:uid': { th: 'รหัสของตัวเริ่มโฟลว์', en: 'Uid of the trigger' },
  'upload/:id': { th: 'รหัสของการส่งไฟล์', en: 'Id of the upload' },
  'uses/:id': { th: 'รหัสของไฟล์', en: 'Id of the file' },
  'webhooks/:id': { th: 'รหัสของเว็บฮุก', en: 'Id of the webhook' },

  // Records.
  filter: { th: 'เงื่อนไขเป็น JSON', en: 'A condition as JSON' },
  sort: {
    th: 'ฟิลด์ที่ใช้เรียง คั่นด้วยจุลภาค ขีดหน้าชื่อคือจากมากไปน้อย',
    en: 'Fields to sort by, with commas between; a minus in front: descending',
  },
  fields: {
    th: 'ฟิลด์ที่ต้องการ คั่นด้วยจุลภาค ถ้าไม่ระบุได้ทั้งหมด',
    en: 'The fields to answer, with commas between; by default all',
  },
  expand: {
    th: 'การอ้างอิงที่ให้ตอบพร้อมรายการของมัน ต่อด้วยจุดได้ เช่น `book.writer` และรายการที่อ้างถึงรายการนี้ เช่น `loan.book`',
    en: 'References to answer with their record, further ones after a dot: `book.writer`; records that refer to this one by collection and field: `loan.book`',
  },
  titles: {
    th: 'ฟิลด์ที่ให้ `_titles` บอกค่าเป็นคำของผู้อ่าน คือตัวเลือก สถานะ และชื่อของรายการ',
    en: 'Fields of which `_titles` holds the values in the words of the reader: choices, states, names of records',
  },
  search: { th: 'คำที่ค้นหา', en: 'Words to search for' },
  trash: { th: '`true` คือเฉพาะรายการในถังขยะ', en: '`true`: only what is in the trash' },
  confirm: { th: 'ชื่อของสิ่งที่จะล้าง ตามที่คำปฏิเสธครั้งแรกบอก', en: 'The name of what is cleared, as the first refusal asks' },
  token: { th: 'โทเคนจากคำปฏิเสธครั้งแรก', en: 'The token of the first refusal' },
  forever: { th: '`true` คือลบถาวร ไม่ผ่านถังขยะ', en: '`true`: deleted for good, not into the trash' },
  format: { th: 'รูปแบบของไฟล์', en: 'Format of the file' },
  words: { th: 'ค่าเป็นรหัสหรือเป็นคำที่อ่านได้', en: 'Values as codes or as readable words' },
  dryRun: { th: '`true` คือตรวจเท่านั้น ไม่บันทึก', en: '`true`: checked only, nothing is stored' },
  job: { th: 'รหัสที่ตั้งเอง ใช้ถามความคืบหน้า', en: 'An id of your choice, by which the progress is read' },
  columns: {
    th: 'ฟิลด์ของแต่ละคอลัมน์เป็น JSON: ชื่อฟิลด์, "" คือไม่นำเข้า, null คือตามหัวคอลัมน์',
    en: 'The field of each column as JSON: a name, "" to leave it out, null where its heading says it',
  },
  version: {
    th: 'เวอร์ชันที่อ่านไว้ ถ้ามีคนแก้หลังจากนั้นจะถูกปฏิเสธ',
    en: 'The version that was read; refused if it has changed since',
  },
  collection: { th: 'ชื่อคอลเลกชัน', en: 'Name of the collection' },
  collections: {
    th: 'ชื่อคอลเลกชัน คั่นด้วยจุลภาค ถ้าไม่ระบุคือทั้งหมด',
    en: 'Names of collections with commas between; by default all',
  },
  field: { th: 'ชื่อฟิลด์', en: 'Name of the field' },
  record: { th: 'รหัสของรายการ', en: 'Id of the record' },

  // Lists.
  page: { th: 'หน้าที่ เริ่มจาก 1', en: 'Number of the page, from 1' },
  limit: { th: 'จำนวนต่อหน้า', en: 'How many on a page' },
  after: { th: 'ค่า `next` จากคำตอบก่อนหน้า', en: '`next` of the answer before' },
  status: { th: 'เฉพาะที่มีสถานะนี้', en: 'Only those with this status' },
  state: { th: 'เฉพาะที่มีสถานะนี้', en: 'Only those in this state' },
  user: { th: 'รหัสของคน', en: 'Id of a person' },
  actor: { th: 'รหัสของผู้กระทำ', en: 'Id of who did it' },
  target: { th: 'รหัสของสิ่งที่ถูกกระทำ', en: 'Id of what it was done to' },
  role: { th: 'รหัสของบทบาท', en: 'Id of a role' },
  action: { th: 'สิ่งที่จะทำกับรายการ', en: 'What is done with records' },

  // Pages, layouts, files, documents.
  path: { th: 'ที่อยู่ของหน้า พร้อมพารามิเตอร์', en: 'Address of a page, with its query' },
  key: { th: 'คีย์ของเลย์เอาต์ เช่น `page/home`', en: 'Key of a layout: `page/home`' },
  language: { th: 'ภาษาของเอกสาร', en: 'Language of the document' },
  copies: { th: 'ต้นฉบับ หรือต้นฉบับและสำเนา', en: 'The original, or original and copy' },
  province: { th: 'ชื่อจังหวัด', en: 'Name of the province' },
  district: { th: 'ชื่ออำเภอหรือเขต', en: 'Name of the district' },

  // Uploads by the tus protocol.
  'Tus-Resumable': { th: 'เวอร์ชันของโพรโทคอล tus', en: 'Version of the tus protocol' },
  'Upload-Length': { th: 'ขนาดของไฟล์เป็นไบต์', en: 'Size of the file in bytes' },
  'Upload-Metadata': {
    th: 'ชื่อไฟล์และฟิลด์อื่นของการส่ง ค่าเป็น base64',
    en: 'Name of the file and further fields of the upload, values in base64',
  },
  'Upload-Offset': { th: 'จำนวนไบต์ที่ส่งไปแล้ว', en: 'How many bytes were sent before' },
};
