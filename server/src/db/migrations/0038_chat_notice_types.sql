-- by hand
-- What was muted by level (NORMAL:sms) is muted for every type (todo:NORMAL:sms); who muted what is important has nothing
-- below urgent. Urgent notices always arrive. What the portal writes by itself knows the browser alone.
update "notice_preference" p set "muted" = array(
  select distinct t.type || ':' || l.level || ':' || split_part(m, ':', 2)
  from unnest(p."muted") m, unnest(array['account', 'case', 'todo', 'system', 'bulk']) t(type),
    unnest(array['NORMAL', 'IMPORTANT']) l(level)
  where split_part(m, ':', 1) in ('NORMAL', 'IMPORTANT')
    and (l.level = split_part(m, ':', 1) or l.level = 'NORMAL')
    and (t.type not in ('case', 'bulk') or split_part(m, ':', 2) = 'browser'))
where exists (select from unnest(p."muted") m where split_part(m, ':', 3) = '');
