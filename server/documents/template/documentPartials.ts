/** Parts that templates share: `{{> lines}}` is the table of a page, with empty rows and the carried sums. */
export const documentPartials: Readonly<Record<string, string>> = {
  lines: `<table class="lines">
<colgroup>{{#each columns}}<col width="{{width}}">{{/each}}</colgroup>
<thead><tr>{{#each columns}}<th scope="col" data-align="{{align}}">{{title}}</th>{{/each}}</tr></thead>
<tbody>
{{#if page.carriedIn}}<tr class="carried"><td colspan="{{span}}">{{words.carriedIn}}</td><td data-align="end">{{page.carriedIn}}</td></tr>{{/if}}
{{#each page.rows}}<tr>{{#each cells}}<td data-align="{{align}}">{{text}}{{#each under}}<small>{{this}}</small>{{/each}}</td>{{/each}}</tr>
{{/each}}
{{#each page.padding}}<tr class="empty">{{#each cells}}<td data-align="{{align}}"></td>{{/each}}</tr>{{/each}}
{{#if page.carriedOut}}<tr class="carried"><td colspan="{{span}}">{{words.carriedOut}}</td><td data-align="end">{{page.carriedOut}}</td></tr>{{/if}}
</tbody></table>`,
};
