/** Parts that templates share; blocks, labels and values of the document say what stands in them. */
export const documentPartials: Readonly<Record<string, string>> = {
  /** The company beside the title, number and `facts`. */
  head: `<header class="head">
  {{#if pictures.logo}}<div class="logo">{{picture pictures.logo}}</div>{{/if}}
  <div class="seller">
    <strong>{{values.sellerName}}</strong>
    {{#if values.sellerAddress}}<p>{{values.sellerAddress}}</p>{{/if}}
    {{#if values.sellerTax}}<p>{{labels.taxNumber}} {{values.sellerTax}}{{#if values.sellerBranch}} <span class="branch">({{values.sellerBranch}})</span>{{/if}}</p>{{/if}}
    <p>{{#if values.sellerPhone}}<span>{{labels.phone}} {{values.sellerPhone}}</span> {{/if}}{{#if values.sellerEmail}}<span>{{labels.email}} {{values.sellerEmail}}</span>{{/if}}</p>
  </div>
  <div class="what">
    <h1>{{title}}</h1>
    <dl class="facts">
      <dt>{{labels.number}}</dt><dd>{{number}}</dd>
      {{#each blocks.facts}}<dt>{{label}}</dt><dd>{{text}}</dd>
      {{/each}}
    </dl>
  </div>
</header>
{{#if page.isFirst}}{{> messages of=messages.first}}{{/if}}`,
  /** What the site says on its documents: `{{> messages of=messages.closing}}`. */
  messages: `{{#each of}}<p class="message">{{this}}</p>{{/each}}`,
  /** Whom the document is for, beside what it refers to. */
  parties: `<div class="parties">
  <div>
    <h2>{{labels.party}}</h2>
    <strong>{{values.partyName}}</strong>
    {{#if values.partyAddress}}<p>{{values.partyAddress}}</p>{{/if}}
    {{#if values.partyTax}}<p>{{labels.taxNumber}} {{values.partyTax}}{{#if values.partyBranch}} ({{values.partyBranch}}){{/if}}</p>{{/if}}
    <p>{{#if values.partyPhone}}<span>{{labels.phone}} {{values.partyPhone}}</span> {{/if}}{{#if values.partyEmail}}<span>{{labels.email}} {{values.partyEmail}}</span>{{/if}}</p>
  </div>
  {{#if blocks.references}}{{> references}}{{else}}{{#if codes.scan}}{{> references}}{{/if}}{{/if}}
</div>`,
  references: `<div>
    <h2>{{labels.references}}</h2>
    {{> pairs of=blocks.references}}
    {{#if codes.scan}}{{code codes.scan}}{{/if}}
  </div>`,
  /** Labels beside values: `{{> pairs of=blocks.terms}}`. */
  pairs: `<dl class="terms">{{#each of}}<dt>{{label}}</dt><dd class="notes">{{text}}</dd>{{/each}}</dl>`,
  tiles: `<div class="tiles">{{#each blocks.tiles}}<div><small>{{label}}</small><strong data-tone="{{tone}}">{{text}}</strong></div>{{/each}}</div>`,
  /** The table of a page, with empty rows and the carried sums; it reaches down to what stands below it. */
  lines: `<table class="lines whole">
<colgroup>{{#each columns}}<col width="{{width}}">{{/each}}</colgroup>
<thead><tr>{{#each columns}}<th scope="col" data-align="{{align}}">{{title}}</th>{{/each}}</tr></thead>
<tbody>
{{#if page.carriedIn}}<tr class="carried"><td colspan="{{span}}">{{words.carriedIn}}</td><td colspan="2" data-align="end">{{page.carriedIn}}</td></tr>{{/if}}
{{#each page.rows}}<tr>{{#each cells}}<td data-align="{{align}}">{{text}}{{#each under}}<small>{{this}}</small>{{/each}}</td>{{/each}}</tr>
{{/each}}
{{#each page.padding}}<tr class="empty">{{#each cells}}<td data-align="{{align}}"></td>{{/each}}</tr>{{/each}}
<tr class="rest">{{#each columns}}<td></td>{{/each}}</tr>
{{#if page.carriedOut}}<tr class="carried"><td colspan="{{span}}">{{words.carriedOut}}</td><td colspan="2" data-align="end">{{page.carriedOut}}</td></tr>{{/if}}
</tbody></table>`,
  /** Terms beside totals, and the sum in words. */
  totals: `<div class="close">
  <div class="words">{{#if blocks.terms}}<h2>{{labels.terms}}</h2>{{> pairs of=blocks.terms}}{{/if}}</div>
  {{#if codes.pay}}<div class="pay">{{code codes.pay}}<small>{{labels.pay}}</small></div>{{/if}}
  <table class="totals">{{#each blocks.totals}}<tr class="{{name}}"><td>{{label}}</td><td>{{text}}</td></tr>{{/each}}</table>
</div>
{{#if values.inWords}}<p class="in-words">{{values.inWords}}</p>{{/if}}`,
  notes: `{{> messages of=messages.closing}}{{#if values.notes}}<div><h2>{{labels.notes}}</h2><p class="notes">{{values.notes}}</p></div>{{/if}}`,
  signatures: `<div class="signatures">{{#each blocks.signatures}}<div>{{#if signs}}<span class="signed">{{picture @root.pictures.signature}}{{picture @root.pictures.stamp}}</span>{{/if}}{{#if strokes}}<span class="signed">{{code strokes}}</span>{{/if}}{{label}}<small>{{#if text}}{{text}}{{else}}{{@root.labels.signedOn}}{{/if}}</small></div>{{/each}}</div>`,
  foot: `{{#unless hidden.foot}}<p><small>{{#if values.status}}{{labels.status}}: {{values.status}} · {{/if}}{{labels.printed}} {{values.printed}}</small></p>{{/unless}}`,
  /** A whole page of most documents. */
  form: `{{> head}}
{{#if page.isFirst}}{{> parties}}{{#if blocks.tiles}}{{> tiles}}{{/if}}{{/if}}
{{> lines}}
{{#if page.isLast}}{{> totals}}{{> notes}}{{> signatures}}{{> foot}}{{/if}}`,
};
