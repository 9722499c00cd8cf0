// Lists of jobs and of a job's candidates made quicker: filters answer as one types, keys move and choose, drags and
// moves happen at once and can be taken back, scoring is watched. Without this every one of them is a form or a link.
{
  const rows = () => $$('.rank tbody tr, .lane li');
  const current = () => rows().find((row) => row.matches('[aria-current]'));
  const checked = () => $$('.rank tbody :checked');
  const base = () => location.pathname;
  let lastChecked = 0;

  // A refused form answers at its own address: from here on the page stands at the list's.
  const list = $('#filters')?.action;
  if (list && new URL(list).pathname !== location.pathname) history.replaceState(null, '', list);

  // Views: fetched and put in place of the old one. The address always tells the view.
  let asked = 0;
  const PARTS = ['#results', '#stages', '.counts', 'nav[aria-label="View"]', 'nav[aria-label="Status"]'];

  const load = async (url, how = 'replace') => {
    const turn = (asked += 1);
    $('#results')?.setAttribute('aria-busy', 'true');
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (turn !== asked) return;
    // The page stays while the service is away: the browser's own page of errors would take it from under one's hands.
    if (!answer || answer.status >= 500) return lost('what you see may be old');
    if (!answer.ok || answer.redirected) return void location.assign(url);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (turn !== asked) return;
    $('#complaint[data-lost]')?.remove();
    if (how === 'push') history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
    place(next);
  };

  const place = (next) => {
    const kept = { ids: checked().map((box) => box.value), at: current()?.dataset.id };
    const hadFocus = current()?.contains(document.activeElement) ?? false;
    const inFilters = $('#filters')?.contains(document.activeElement);
    for (const part of inFilters ? PARTS : [...PARTS, '#filters']) {
      const [old, fresh] = [$(part), $(part, next)];
      if (old && fresh) old.replaceWith(fresh);
    }
    for (const box of $$('.rank tbody [type=checkbox]')) box.checked = kept.ids.includes(box.value);
    const row = kept.at && rows().find((one) => one.dataset.id === kept.at);
    if (row) {
      row.setAttribute('aria-current', 'true');
      if (hadFocus) $('a', row).focus();
    }
    settle();
  };

  /** The whole page anew, unless somebody is in the middle of something. */
  const renew = async () => {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!answer?.ok || answer.redirected) return;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [old, fresh] = [$('.jobpage'), $('.jobpage', next)];
    if (!old || !fresh || $('dialog[open]') || checked().length > 0) return place(next);
    old.replaceWith(fresh);
    const [left, now] = [$('.scans'), $('.scans', next)];
    if (left && now) left.replaceWith(now);
    settle();
  };

  const settle = () => {
    for (const node of $$('[data-nojs]')) node.hidden = true;
    // With script the cost stands on the button, so that it need not be asked for.
    $('[data-score]')?.removeAttribute('name');
    count();
    watch();
  };

  const count = () => {
    const chosen = checked().length;
    for (const node of $$('[data-count]')) node.textContent = chosen;
    for (const node of $$('[data-cost]')) {
      node.hidden = false;
      node.textContent = chosen === 1 ? ', 1 scan' : `, ${chosen} scans`;
    }
    const all = $('[data-all]');
    if (!all) return;
    const boxes = $$('.rank tbody [type=checkbox]').length;
    all.checked = chosen > 0 && chosen === boxes;
    all.indeterminate = chosen > 0 && chosen < boxes;
  };

  const viewUrl = (form) => {
    const url = new URL(form.action);
    for (const name of ['view', 'stage', 'status']) {
      const value = new URLSearchParams(location.search).get(name);
      if (value) url.searchParams.set(name, value);
    }
    for (const [name, value] of new FormData(form)) {
      if (value === '' || (name === 'sort' && value === form.elements.sort.options[0].value)) continue;
      if (name !== 'view' && name !== 'stage' && name !== 'status') url.searchParams.append(name, value);
    }
    return url;
  };

  let typed;
  addEventListener('input', (event) => {
    const form = event.target.closest('#filters');
    if (!form || event.target.type !== 'search') return;
    clearTimeout(typed);
    typed = setTimeout(() => load(viewUrl(form)), 120);
  });
  addEventListener('submit', (event) => {
    const form = event.target;
    if (form.id === 'filters') {
      event.preventDefault();
      clearTimeout(typed);
      load(viewUrl(form));
    } else if (form.matches('.toast form') && form.action.endsWith('/move')) {
      event.preventDefault();
      send(new URLSearchParams([...new FormData(form), ['undo', '1']]));
    } else if (form.parentElement?.id === 'move' && event.submitter?.name === 'stage') {
      event.preventDefault();
      form.parentElement.close();
      moveTo(moving, event.submitter.value);
    }
  });
  addEventListener('change', (event) => {
    const { target } = event;
    if (target.matches('#filters select, #filters [type=checkbox]')) load(viewUrl(target.form));
    if (target.matches('[data-all]')) {
      for (const box of $$('.rank tbody [type=checkbox]')) box.checked = target.checked;
    }
    count();
  });
  addEventListener('reset', () => setTimeout(count));
  addEventListener('popstate', () => load(location.href));
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('#stages a, .counts a, nav[aria-label="View"] a, .foot a');
      if (link && link.pathname === base() && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        load(link.href, 'push');
      }
      const opener = event.target.closest('[data-dialog="move"]');
      if (opener) {
        event.preventDefault();
        event.stopPropagation();
        askMove(opener.closest('li, tr'));
      }
    },
    true,
  );

  // Moves.
  let moving = [];
  const nameOf = (row) => $('th a, a', row).textContent;
  const askMove = (row) => {
    const dialog = $('#move');
    const ids = checked().map((box) => box.value);
    if (!dialog || (ids.length === 0 && !row)) return;
    moving = ids.length > 0 ? ids : [row.dataset.id];
    const only = rows().find((one) => one.dataset.id === moving[0]);
    $('h2', dialog).textContent = `Move ${moving.length > 1 ? `${moving.length} candidates` : nameOf(only)}`;
    dialog.showModal();
  };
  const moveTo = (ids, stage) =>
    send(new URLSearchParams([...ids.map((id) => ['id', id]), ['stage', stage], ['back', location.search]]));

  /** Sends moves and shows what became of them. False when it is not known. */
  const send = async (body) => {
    const headers = { accept: 'application/json' };
    $('#complaint')?.remove();
    const answer = await fetch(`${base()}/move`, { method: 'POST', body, headers }).catch(() => null);
    if (!answer || answer.status >= 500) return lost('perhaps nobody moved'), false;
    const said = await answer.json().catch(() => null);
    if (answer.ok) {
      for (const box of checked()) box.checked = false;
      toast(said.flash);
    } else complain(typeof said?.detail === 'string' ? said.detail : 'Nobody moved. Try again.');
    await load(location.href);
    return true;
  };

  const make = (name, attributes, ...inner) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...inner);
    return node;
  };
  const toast = ({ text, undo }) => {
    $('.toast')?.remove();
    const box = make('div', { class: 'toast', role: 'status' });
    document.body.append(box);
    box.append(make('span', {}, text));
    if (!undo) return;
    const fields = Object.entries(undo.fields).map(([name, value]) =>
      make('input', { type: 'hidden', name, value }),
    );
    const button = make('button', { class: 'link', name: 'undo', value: '1' }, 'Undo');
    box.append(make('form', { method: 'post', action: undo.action }, ...fields, button), make('kbd', {}, 'z'));
  };
  const complain = (text, more = {}) => {
    $('#complaint')?.remove();
    $('#results').before(make('p', { class: 'note bad', role: 'alert', id: 'complaint', ...more }, text));
  };
  /** No answer came; the next one takes the words away. */
  const lost = (what) => {
    $('#results')?.removeAttribute('aria-busy');
    complain(`The service did not answer, so ${what}. Try again in a moment.`, { 'data-lost': '' });
  };

  // The board: a drop moves the item at once, the server's answer brings the undo.
  let held;
  addEventListener('dragstart', (event) => {
    held = event.target.closest?.('.lane li[draggable]');
    held?.classList.add('drag');
  });
  const dropped = () => {
    held?.classList.remove('drag');
    for (const lane of $$('.over')) lane.classList.remove('over');
    held = undefined;
  };
  addEventListener('dragend', dropped);
  addEventListener('dragover', (event) => {
    const lane = event.target.closest?.('.lane');
    for (const other of $$('.over')) if (other !== lane) other.classList.remove('over');
    if (!lane || !held) return;
    event.preventDefault();
    lane.classList.add('over');
  });
  addEventListener('drop', (event) => {
    const lane = event.target.closest?.('.lane');
    const item = held;
    dropped();
    if (!lane || !item) return;
    event.preventDefault();
    if (item.closest('.lane') === lane) return;
    const [home, after] = [item.parentNode, item.nextSibling];
    $('ol', lane).prepend(item);
    moveTo([item.dataset.id], lane.dataset.stage).then((known) => known || home.insertBefore(item, after));
  });

  // Keys. The row with the keyboard holds real focus, on its link.
  const go = (to) => {
    const all = rows();
    const row = all[Math.max(0, Math.min(all.length - 1, to))];
    if (!row) return;
    current()?.removeAttribute('aria-current');
    row.setAttribute('aria-current', 'true');
    $('a', row).focus();
    row.scrollIntoView({ block: 'nearest' });
  };
  const choose = (from, to) => {
    for (const row of rows().slice(Math.min(from, to), Math.max(from, to) + 1)) {
      const box = $('[type=checkbox]', row);
      if (box) box.checked = true;
    }
    count();
  };
  addEventListener('keydown', (event) => {
    if (event.target.closest?.('#move') && /^[1-7]$/.test(event.key)) {
      event.preventDefault();
      $$('#move button[name=stage]')[event.key - 1].click();
    }
    if (typing(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const at = rows().indexOf(current());
    const box = current() && $('[type=checkbox]', current());
    const keys = {
      j: () => go(at + 1),
      k: () => go(at - 1),
      x: () => {
        if (!box) return;
        box.checked = !box.checked;
        lastChecked = at;
        count();
      },
      X: () => at >= 0 && choose(lastChecked, at),
      s: () => askMove(current()),
      v: () => $('nav[aria-label="View"] a:not([aria-current])')?.click(),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  // Scoring, watched by server-sent events; where they do not come through, by asking.
  let source;
  let spokenAt = 0;
  let renewedAt = 0;
  const show = (run) => {
    const section = $('.run[data-progress]');
    if (!section || !run) return;
    const done = run.scored + run.failed;
    $('progress', section).value = done;
    if (Date.now() - spokenAt < 5000 && done < run.total) return;
    spokenAt = Date.now();
    $('[role=status]', section).textContent = `${done} of ${run.total} done`;
    if (Date.now() - renewedAt < 4000) return;
    renewedAt = Date.now();
    load(location.href);
  };
  const ended = () => {
    source?.close();
    source = undefined;
    $('.run')?.removeAttribute('data-progress');
    renew();
  };
  const poll = async (url) => {
    const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null);
    const run = answer?.ok ? await answer.json() : null;
    if (run?.finished_at || (answer && !answer.ok && answer.status < 500)) return ended();
    show(run);
    setTimeout(() => poll(url), 2000);
  };
  const watch = () => {
    const url = $('.run[data-progress]')?.dataset.progress;
    if (!url || source) return;
    source = new EventSource(url);
    let heard = false;
    source.addEventListener('progress', (event) => {
      heard = true;
      show(JSON.parse(event.data));
    });
    source.addEventListener('end', ended);
    source.addEventListener('error', () => {
      // The browser tries again by itself, unless it was an answer that broke it.
      if (heard && source?.readyState !== EventSource.CLOSED) return;
      source?.close();
      poll(url);
    });
  };

  settle();
}
